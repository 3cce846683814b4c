/** Every page there is, with what stands in its heading. */
export const pages = {
  home: '/',
  places: '/locations',
  'filtered places': '/locations?type_id=1&for_disabled=1',
  place: '/locations/1003',
  restaurant: '/locations/3001',
  hotels: '/hotels',
  hotel: '/hotels/2001',
  search: `/q?q=${encodeURIComponent('музей')}`,
  'search without results': '/q?q=zzzzqqq',
  guides: '/guides',
  guide: '/guides/77',
  news: '/posts',
  'a piece of news': '/posts/8001',
  'an information page': '/pages/107',
  track: '/my_tracks',
  missing: '/nowhere',
} as const
