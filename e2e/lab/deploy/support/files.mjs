import { readFileSync } from 'node:fs'
import { DockerfileParser } from 'dockerfile-ast'
import { NginxConfFile } from 'nginx-conf'
import { parseDocument } from 'yaml'
import { at } from '../../../../scripts/lib/paths.mjs'
import { readUnit } from './unit.mjs'

/** A file of the repository as text. */
export const read = (...path) => readFileSync(at(...path), 'utf8')

/** The services, volumes and networks of `compose.yaml`. A parser error or warning is an error. */
export function compose() {
  const document = parseDocument(read('deploy', 'compose.yaml'), { merge: true })
  const problems = [...document.errors, ...document.warnings]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return document.toJS()
}

/** The instructions of the last stage of the Dockerfile, as a function from a keyword to the arguments of each. */
export function imageInstructions() {
  const instructions = DockerfileParser.parse(read('deploy', 'Dockerfile')).getInstructions()
  const start = instructions.findLastIndex((instruction) => instruction.getKeyword() === 'FROM')
  return (keyword) =>
    instructions
      .slice(start)
      .filter((instruction) => instruction.getKeyword() === keyword)
      .map((instruction) => instruction.getArgumentsContent().replaceAll(/\s*\\\n\s*/g, ' '))
}

/** The `[Service]` of the unit, as a function from a setting to its values. */
export const service = () => readUnit(read('deploy', 'fanfare@.service'), 'Service')

const VALUE = '_value'

/** A directive of nginx: its value, and in its block the directives of a name and the value of the first one. */
function directive(item) {
  const all = (name) => (item[name] ?? []).map(directive)
  return { value: item[VALUE], all, first: (name) => all(name)[0]?.value }
}

/** The top level of `nginx.conf`. */
export function nginx() {
  let blocks
  NginxConfFile.createFromSource(read('deploy', 'nginx.conf'), (error, file) => {
    if (error) throw error
    blocks = directive(file.nginx)
  })
  return blocks
}

/** The words of each line of the Caddyfile, without comments. */
export const caddyLines = () =>
  read('deploy', 'Caddyfile')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))

/** The names of the variables of an example file; commented ones are `optional`. */
export function variablesOf(text) {
  const names = (pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name))
  return { required: names(/^([A-Z]\w*)=/gm), optional: names(/^# ([A-Z][A-Z\d_]*)=/gm) }
}
