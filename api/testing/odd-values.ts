/** Texts that may break a parser of text, numbers, dates, lists, or of a database's own notation. */
export const oddValues: readonly string[] = [
  '', ' ', 'null', 'NULL', 'null zzqx', 'null музей', 'zzqx {} "', '{null}', '{}', '{', '}', '{,}', '[]', '["a","b"]', '{"a":1}', '\\', '\\\\', '"', '""', "'", "''", '`', '$1', '$$', ':a', '?',
  '\0', 'a\0b', '%00', '%', '%%%', '%zz', '%ED%A0%80', '%FF', '\uD800', 'a\uDC00b', '\uFFFD', '\u202Eabc', 'שלום', 'مرحبا', '😀', '👩‍👩‍👧', 'Ё̈', '½', 'ª', 'İ', '𐐀',
  '0000-01-01', '0001-01-01', '9999-12-31', '10000-01-01', '-0001-01-01', '2026-02-30', '2026-13-01', 'infinity', 'now', 'today',
  '0', '-1', '-0', '+1', '1.5', '1e3', '1e309', '0x10', 'NaN', 'Infinity', '2147483648', '999999999', '99999999999999999999', '1,2', '1,,2', '1;2', 'true', 'undefined',
  '90,180', '91,181', '-90,-180,90,180', '90,180,-90,-180', '61.0,69.0', '0.00000001,0.00000001',
  "' or 1=1 --", "'; drop table object; --", '1) union select null--', "a' & b | !c <-> d:*", '* : & | ! < > ( )', 'a:*', "to_tsquery('a')", 'id=any(array[1])',
  '<script>alert(1)</script>', '../../etc/passwd', '//', '/', '#', '&', '=', 'a=b&c=d', '\r\nX-Header: 1', '__proto__', 'constructor', 'hasOwnProperty',
  'я'.repeat(200), '1'.repeat(500), 'a '.repeat(100), '😀'.repeat(100), '"'.repeat(200), 'x'.repeat(5000),
]

/** Values of a wrong type for a field of a body. */
export const oddJson: readonly unknown[] = [null, true, 0, -1, 1e308, [], ['a', null], {}, { a: { b: 1 } }, [[[[]]]]]
