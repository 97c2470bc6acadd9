import { execFileSync } from 'node:child_process'

const FORMAT = '${Package}\t${Provides}\t${Depends}, ${Pre-Depends}\n'

/** A package and the installed ones it depends on, directly or transitively (Debian Policy, chapter 7). */
export function dependenciesOf(name: string): Set<string> {
  const providers = new Map<string, string[]>()
  const dependencies = new Map<string, string[]>()
  const list = execFileSync('dpkg-query', ['--show', `--showformat=${FORMAT}`], {
    encoding: 'utf8',
    maxBuffer: 2 ** 25,
  })
  for (const line of list.split('\n')) {
    const [each = '', provides = '', depends = ''] = line.split('\t')
    for (const virtual of [each, ...namesIn(provides)])
      providers.set(virtual, [...(providers.get(virtual) ?? []), each])
    dependencies.set(each, namesIn(depends))
  }
  const found = new Set<string>()
  const waiting = [name]
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (found.has(each)) continue
    found.add(each)
    waiting.push(...(dependencies.get(each) ?? []).flatMap((needed) => providers.get(needed) ?? []))
  }
  return found
}

/** The names in a relation such as `libasound2t64 (>= 1.2) | libasound2, xdg-utils`. */
const namesIn = (relation: string) =>
  relation.split(/[,|]/).flatMap((each) => /^\s*([\w.+-]+)/.exec(each)?.[1] ?? [])
