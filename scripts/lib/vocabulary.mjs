import ts from 'typescript'

/** The parts of a name in lower case: `claimedAt`, `claimed_at` and `claimed-at` are `claimed` and `at`. */
const partsOf = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)

const cellsOf = (row) =>
  row
    .slice(row.indexOf('|') + 1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim())

/** The words of every "not" column of the glossary, without remarks in parentheses or emphasis. */
export function forbiddenWords(glossary) {
  const words = new Set()
  let column = -1
  for (const line of glossary.split('\n')) {
    const cells = line.startsWith('|') ? cellsOf(line) : []
    if (cells.length === 0) column = -1
    else if (cells.includes('not')) column = cells.indexOf('not')
    else if (column >= 0 && !/^-+$/.test(cells[column])) addWords(words, cells[column])
  }
  return [...words]
}

function addWords(words, cell) {
  const plain = cell.replaceAll(/\([^)]*\)|\*[^*]*\*/g, '')
  for (const word of plain.split(/[,;]/)) {
    const parts = partsOf(word)
    if (parts.length > 0) words.add(parts.join(' '))
  }
}

/** Whether a name contains a word as one of its parts, or as several consecutive parts; a plural counts. */
function uses(name, word) {
  const parts = partsOf(name)
  const wanted = word.split(' ')
  return parts.some((_, start) =>
    wanted.every((part, index) => {
      const found = parts[start + index]
      return found === part || found === `${part}s`
    }),
  )
}

const NAMED = new Set([
  ts.SyntaxKind.BindingElement,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.EnumDeclaration,
  ts.SyntaxKind.EnumMember,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.FunctionExpression,
  ts.SyntaxKind.GetAccessor,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.MethodDeclaration,
  ts.SyntaxKind.MethodSignature,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.PropertyDeclaration,
  ts.SyntaxKind.PropertySignature,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.TypeParameter,
  ts.SyntaxKind.VariableDeclaration,
])

/** The names that a source file declares. */
function declaredNames(file, source) {
  const names = new Set()
  const visit = (node) => {
    if (NAMED.has(node.kind) && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
  return [...names]
}

/**
 * Every use of a forbidden word in a declared name or a path: `{ file, name, word }`. `allowances` are the exceptions,
 * by name or by folder.
 */
export function findUses(files, words, allowances) {
  const found = files.flatMap(({ file, source }) =>
    [...new Set(file.split('/')), ...declaredNames(file, source)].flatMap((name) =>
      words.filter((word) => uses(name, word)).map((word) => ({ file, name, word })),
    ),
  )
  return {
    found: found.filter((use) => !allowances.some((each) => allows(each, use))),
    unused: allowances.filter((each) => !found.some((use) => allows(each, use))),
  }
}

const allows = ({ word, names, under }, use) =>
  word === use.word &&
  (names === undefined || names.includes(use.name)) &&
  (under === undefined || use.file.startsWith(under))
