import { contexts } from '../../../backend/contexts.mjs'

const BEGIN = '<!-- modules: written by `npm run structure -- --write` -->'
const END = '<!-- /modules -->'

const list = (names) => (names.length === 0 ? '' : names.map((name) => `\`${name}\``).join(', '))
const ROW = ([name, { modules, imports, tables }]) =>
  `| \`${name}\` | ${list(modules)} | ${list(imports)} | ${list(tables)} |`

const table = [
  '| context | modules | may import, besides core | its tables |',
  '| --- | --- | --- | --- |',
  ...Object.entries(contexts).map(ROW),
].join('\n')

/** ARCHITECTURE.md with the table of contexts generated from backend/contexts.mjs. */
export function withModuleTable(text) {
  const [head, rest] = text.split(BEGIN)
  const tail = rest?.split(END)[1]
  if (tail === undefined) throw new Error(`ARCHITECTURE.md has no ${BEGIN} … ${END}`)
  return `${head}${BEGIN}\n\n${table}\n\n${END}${tail}`
}

const columns = (text) => text.replaceAll(/[ \t]+|-{3,}/g, ' ')

/** Reports a table that differs, ignoring the width of its columns. */
export function checkModuleTable(text) {
  return columns(text) === columns(withModuleTable(text))
    ? []
    : [
        'ARCHITECTURE.md: the table of contexts is not that of backend/contexts.mjs: run `npm run structure -- --write` and `npm run format`',
      ]
}
