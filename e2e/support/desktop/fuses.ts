import { readFileSync } from 'node:fs'

const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const NAMES = [
  'runAsNode',
  'cookieEncryption',
  'nodeOptions',
  'nodeCliInspect',
  'asarIntegrity',
  'onlyLoadAppFromAsar',
  'v8SnapshotOfBrowser',
  'fileProtocolPrivileges',
] as const

/** The fuses of an Electron binary by name. Fuses a version lacks are absent. */
export function readFuses(binary: string): Partial<Record<(typeof NAMES)[number], boolean>> {
  const bytes = readFileSync(binary)
  const start = bytes.indexOf(SENTINEL) + SENTINEL.length
  const [version, length] = [bytes[start], bytes[start + 1]!]
  if (version !== 1) throw new Error('A fuse wire of a version nobody knows')
  const wire = [...bytes.subarray(start + 2, start + 2 + length)].map((state) => String.fromCharCode(state))
  return Object.fromEntries(NAMES.slice(0, length).map((name, nth) => [name, wire[nth] === '1']))
}
