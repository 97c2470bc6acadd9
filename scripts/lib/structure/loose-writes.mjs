const TRANSACTION = 'backend/app/core/database/transactions/transaction.ts'

const ARGUMENTS = String.raw`\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)`
/** `db.from('posts').where(…)…`: the calls on the database service. */
const CHAIN = new RegExp(String.raw`\bdb(?:\s*\.\s*\w+${ARGUMENTS})+`, 'g')
const WRITES = /\.\s*(?:table|knexQuery|insertQuery|insert|multiInsert|update|delete|increment|decrement)\(/
const SQL = /\.\s*(?:rawQuery|knexRawQuery)\(\s*['"`]\s*(?:insert|update|delete)\b/i
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/**
 * Checks that writes go through `inTransaction`, which responds with 503 when a COMMIT fails. The database service only
 * reads, and nothing else opens a transaction. Writes that no pattern finds, such as the `save` of a model, are caught by
 * the API tests (`backend/tests/loose_writes.ts`).
 */
export function checkLooseWrites(files, read) {
  return files.flatMap((file) => {
    if (file.includes('/tests/') || file === TRANSACTION) return []
    const code = read(file).replaceAll(COMMENT, '')
    const loose = (code.match(CHAIN) ?? []).some((chain) => WRITES.test(chain) || SQL.test(chain))
    return [
      ...(loose ? [`${file}: writes outside inTransaction`] : []),
      ...(/\.transaction\(/.test(code) ? [`${file}: opens a transaction of its own; use inTransaction`] : []),
    ]
  })
}
