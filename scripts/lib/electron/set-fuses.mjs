import { readFileSync, writeFileSync } from 'node:fs'

/** Marks the fuses in the binary: the version of their format, their number, and a digit for each follow. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const POSITIONS = { nodeCliInspect: 3, v8SnapshotOfBrowser: 6 }

/** Sets fuses of an Electron binary (`{ nodeCliInspect: true }`); the others stay as they are. */
export function setFuses(binary, fuses) {
  const bytes = readFileSync(binary)
  const start = bytes.indexOf(SENTINEL)
  const version = bytes[start + SENTINEL.length]
  const first = start + SENTINEL.length + 2
  if (start === -1 || version !== 1) throw new Error(`${binary} has no fuses of a known format`)
  for (const [name, on] of Object.entries(fuses))
    bytes.write(on ? '1' : '0', first + POSITIONS[name], 'latin1')
  writeFileSync(binary, bytes)
}
