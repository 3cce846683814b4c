/** The value of `territory_id` in an address that asks for the whole region, whatever territory is chosen. */
export const wholeRegion = 'all'
