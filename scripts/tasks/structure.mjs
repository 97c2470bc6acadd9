import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checkLooseWrites } from '../lib/structure/loose-writes.mjs'
import { checkModuleFolders, checkRoutes } from '../lib/structure/module-folders.mjs'
import { checkModuleTable, withModuleTable } from '../lib/structure/module-table.mjs'
import { checkTableOwners } from '../lib/structure/table-owners.mjs'
import { at, root } from '../lib/paths.mjs'

const ARCHITECTURE = at('ARCHITECTURE.md')

const files = readdirSync(at('backend', 'app'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))

/** Planted violations that the checks have to find, or they would pass without checking anything. */
const PLANTED = new Map([
  ['backend/app/unlisted/rules/rule.ts', ''],
  ['backend/app/posts/posts/helpers/helper.ts', ''],
  ['backend/app/posts/posts/loose.ts', ''],
  ['backend/app/posts/posts/tests/loose.spec.ts', ''],
  ['backend/app/community/pages/queries/by_builder.ts', "db.from('posts').select('id')"],
  ['backend/app/community/pages/queries/by_join.ts', "query.join('comments as c', 'c.post_id', 'p.id')"],
  ['backend/app/community/pages/queries/by_sql.ts', 'raw(`select id from users where id = ?`)'],
  ['backend/app/community/pages/queries/by_name.ts', "const TABLE = 'reports'"],
  ['backend/app/community/pages/queries/by_deletion.ts', "deleteExpired('claim_keys')"],
  [
    'backend/app/posts/posts/jobs/loose_chain.ts',
    "await db.from('posts').where((or) => or.where('id', f(g()))).delete()",
  ],
  ['backend/app/posts/posts/jobs/loose_upsert.ts', "await db\n.knexQuery().insert(rows).into('tags')"],
  ['backend/app/posts/posts/jobs/loose_sql.ts', 'await db.rawQuery(`\ndelete from feed_deltas`)'],
  ['backend/app/posts/posts/jobs/own_transaction.ts', 'await db.transaction((trx) => work(trx))'],
])

if (process.argv.includes('--write'))
  writeFileSync(ARCHITECTURE, withModuleTable(readFileSync(ARCHITECTURE, 'utf8')))

const planted = [...PLANTED.keys()]
const noticed = new Set(
  [
    ...checkModuleFolders(planted),
    ...checkTableOwners(planted, (file) => PLANTED.get(file)),
    ...checkLooseWrites(planted, (file) => PLANTED.get(file)),
  ].map((problem) => problem.split(':')[0]),
)
const read = (file) => readFileSync(at(file), 'utf8')
const routes = read('backend/start/routes.ts')
/** A start without the routes of a module, and with the pages before those of another. */
const PLANTED_ROUTES = [
  routes.replace("await import('#ai/routes')", ''),
  `${routes.replace("await import('#ai/routes')", '')}await import('#ai/routes')`,
]
const problems = [
  ...checkModuleFolders(files),
  ...checkTableOwners(files, read),
  ...checkLooseWrites(files, read),
  ...checkRoutes(files, routes),
  ...checkModuleTable(readFileSync(ARCHITECTURE, 'utf8')),
  ...PLANTED_ROUTES.filter((source) => checkRoutes(files, source).length === 0).map(
    () => 'backend/start/routes.ts: wrong imports were planted, but not noticed',
  ),
  ...planted.filter((file) => !noticed.has(file)).map((file) => `${file}: planted, but not noticed`),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
