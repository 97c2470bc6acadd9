import ts from 'typescript-6'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const CONTROLLER = /\/app\/.*\/controllers\/\w+\.ts$/
/** What the routes reach without importing it. */
const ALSO = /\/(start\/(account_parts|before_commit)|app\/core\/http\/route_options|contract\/events)\.ts$/

/** The sources of the server, as the compiler reads them. */
export interface Sources {
  checker: ts.TypeChecker
  /** The methods of controllers, by `PostsController.store`. */
  methods: ReadonlyMap<string, ts.MethodDeclaration>
  /** Listeners that run in the transaction of an event, by the class of the event. */
  listeners: ReadonlyMap<ts.Symbol, ts.Expression[]>
  /** What no method of a controller names: the events of the stream, and the body of errors. */
  others: ts.Type[]
  /** A file below `backend/`. */
  file: (path: string) => ts.SourceFile
}

/** Whether a file belongs to the server or its contract, not to a package. */
export const isOwn = (file: ts.SourceFile) =>
  file.fileName.startsWith(ROOT) && !file.fileName.includes('/node_modules/')

/** The path below `backend/`: `app/posts/posts/controllers/posts_controller.ts`. */
export const pathOf = (node: ts.Node) => node.getSourceFile().fileName.slice(ROOT.length)

/** What a name stands for, also where it was imported. */
export function meaningOf(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  // Of `{ judge }`, the function and not the property.
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

export function readSources(): Sources {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const config = ts.getParsedCommandLineOfConfigFile(`${ROOT}tsconfig.json`, {}, host)!
  const files = config.fileNames.filter((file) => CONTROLLER.test(file) || ALSO.test(file))
  const program = ts.createProgram(files, { ...config.options, noEmit: true })
  const checker = program.getTypeChecker()
  const own = program.getSourceFiles().filter(isOwn)
  const fileOf = (path: string) => own.find(({ fileName }) => fileName === `${ROOT}${path}`)!
  const typeOf = (path: string, type: string) => {
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(fileOf(path))!)
    return checker.getDeclaredTypeOfSymbol(exported.find(({ name }) => name === type)!)
  }
  return {
    checker,
    file: fileOf,
    methods: methodsOf(own.filter(({ fileName }) => CONTROLLER.test(fileName))),
    listeners: listenersOf(checker, fileOf('start/before_commit.ts')),
    others: [typeOf('contract/events.ts', 'StreamEvent'), typeOf('contract/error_code.ts', 'ErrorBody')],
  }
}

function methodsOf(files: ts.SourceFile[]): Map<string, ts.MethodDeclaration> {
  const classes = files.flatMap(({ statements }) => statements.filter(ts.isClassDeclaration))
  return new Map(
    classes.flatMap(({ name, members }) =>
      members
        .filter(ts.isMethodDeclaration)
        .map((method) => [`${name?.text}.${method.name.getText()}`, method] as const),
    ),
  )
}

function listenersOf(checker: ts.TypeChecker, file: ts.SourceFile): Map<ts.Symbol, ts.Expression[]> {
  const listeners = new Map<ts.Symbol, ts.Expression[]>()
  for (const statement of file.statements) {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) continue
    const [event, listener] = statement.expression.arguments
    const symbol = event && meaningOf(checker, event)
    if (symbol && listener) listeners.set(symbol, [...(listeners.get(symbol) ?? []), listener])
  }
  return listeners
}

/** A comment as one paragraph. */
export const textOf = (comment: ts.SymbolDisplayPart[]): string =>
  ts
    .displayPartsToString(comment)
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
