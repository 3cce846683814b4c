DROP INDEX "object_order";--> statement-breakpoint
CREATE INDEX "object_order" ON "object" USING btree ("object_type","position","id","territory_id","type_id","for_disabled");