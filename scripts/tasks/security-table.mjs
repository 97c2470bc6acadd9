import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../lib/paths.mjs'
import { ASVS } from '../lib/security/asvs.mjs'
import { checkSecurityTable, problemsOfLinks } from '../lib/security/check-table.mjs'

/** The share of the applicable requirements that a test or a document has to show. */
const SHOWN_MIN = 0.95

/** Checks the check itself on a planted table, in which every row but the first has a fault of its own. */
function selfTest() {
  const table = [
    '## V1 Encoding',
    '| id | level | requirement | shown by |\n| --- | --- | --- | --- |',
    '| 1.1.1 | 2 | right | [a test](a.spec.ts)<br>[a document](a.md#a-heading) |',
    '| 1.1.2 | 1 | another level | [a test](a.spec.ts) |',
    '| 1.1.2 | 2 | repeated | [a document](a.md) |',
    '| 1.1.3 | 2 | not shown | soon |',
    '| 1.1.4 | 2 | not explained | argued: [why](#known-and-accepted) |',
    '| 2.1.1 | 2 | elsewhere | [another test](a.spec.ts) |',
    '| 2.1.2 | 2 | not applicable | [gone](gone.md)<br>[a document](a.md#another-heading) |',
    '| 9.9.9 | 2 | unknown | open: [why](#known-and-accepted) |',
    '## Beyond ASVS',
    '| requirement | shown by |\n| --- | --- |\n| a race | [a document](a.md) |',
    '## Not applicable',
    '| what | why |\n| --- | --- |\n| 2.1.2, V3 | absent |\n| 4.1 | |',
    '## Known and accepted\n\n- **9.9.9**: why',
  ].join('\n')
  const levels = new Map(
    ['1.1.1', '1.1.2', '1.1.3', '1.1.4', '2.1.1', '2.1.2', '3.1.1', '4.1.1'].map((id) => [id, '2']),
  )
  const files = { 'a.spec.ts': "test('a test', …)", 'a.md': '# A heading' }
  const { problems } = checkSecurityTable(table, { levels, read: (path) => files[path] })
  const expected = [
    '1.1.2 is of level 2',
    '1.1.3 has neither a test nor a document',
    '1.1.4 is argued, but not under Known and accepted',
    '2.1.1 does not belong to V1 Encoding',
    '2.1.2 does not belong to V1 Encoding',
    '9.9.9 is no requirement of level 1 or 2',
    '9.9.9 does not belong to V1 Encoding',
    '1.1.2 has several rows',
    '2.1.2 has a row, but is not applicable',
    '4.1.1 has no row',
    'a.spec.ts has no test called: another test',
    'gone.md does not exist',
    'a.md has no heading #another-heading',
    '“a race” has no test',
  ]
  if (JSON.stringify(problems) === JSON.stringify(expected)) return
  console.error(`The check does not find what is planted, but: ${problems.join('; ')}`)
  process.exit(1)
}

selfTest()
const read = (path) => (existsSync(at('docs', path)) ? readFileSync(at('docs', path), 'utf8') : undefined)
const { problems, applicable, tested, documented, argued, open } = checkSecurityTable(read('security.md'), {
  levels: ASVS,
  read,
})
for (const file of readdirSync(at('docs', 'security')).toSorted()) {
  const document = read(join('security', file))
  const readNext = (path) => read(join('security', path))
  problems.push(...problemsOfLinks(document, readNext).map((problem) => `security/${file}: ${problem}`))
}
const shown = tested + documented
for (const problem of problems) console.error(`docs/security.md: ${problem}`)
if (shown / applicable < SHOWN_MIN)
  console.error(`docs/security.md: less than ${SHOWN_MIN * 100} % are shown`)
console.error(
  `${shown} of ${applicable} applicable requirements are shown, ${((100 * shown) / applicable).toFixed(1)} %: ` +
    `${tested} by tests, ${documented} by documents; ${argued} argued, ${open} open`,
)
process.exitCode = problems.length === 0 && shown / applicable >= SHOWN_MIN ? 0 : 1
