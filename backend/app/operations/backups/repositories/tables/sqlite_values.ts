type Value = string | number | bigint | Buffer | null
type Row = Record<string, Value>

/** What JSON would confuse: bytes with texts, large integers and whole reals with other numbers. */
type Encoded = { base64: string } | { integer: string } | { real: string }

function encode(value: Value): unknown {
  if (Buffer.isBuffer(value)) return { base64: value.toString('base64') }
  if (typeof value === 'bigint')
    return Number.isSafeInteger(Number(value)) ? Number(value) : { integer: String(value) }
  if (typeof value === 'number' && (Number.isInteger(value) || !Number.isFinite(value)))
    return { real: String(value) }
  return value
}

function decode(value: string | number | null | Encoded): Value {
  // The driver stores a `number` as a real.
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value
  if (typeof value !== 'object' || value === null) return value
  if ('base64' in value) return Buffer.from(value.base64, 'base64')
  return 'integer' in value ? BigInt(value.integer) : Number(value.real)
}

/** A row as a line of JSON. Integers are given as `bigint`, so that none is rounded. */
export const toLine = (row: Row): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).map(([column, value]) => [column, encode(value)])))

/** The values of a line, in the order of the columns. */
export function fromLine(line: string, columns: string[]): Value[] {
  const row = JSON.parse(line) as Record<string, string | number | null | Encoded>
  return columns.map((column) => decode(row[column] ?? null))
}
