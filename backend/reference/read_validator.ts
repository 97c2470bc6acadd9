import ts from 'typescript-6'
import { meaningOf, pathOf } from './sources.js'

/** An exported validator, and the type of the contract it satisfies. */
export interface ValidatorUse {
  path: string
  name: string
  request: ts.Type | undefined
}

export function readValidator(checker: ts.TypeChecker, expression: ts.Expression): ValidatorUse {
  const [declaration] = meaningOf(checker, expression)?.declarations ?? []
  if (declaration === undefined || !ts.isVariableDeclaration(declaration))
    throw new Error(`${expression.getText()} is no exported validator`)
  const [fields] = (declaration.initializer as ts.CallExpression).arguments
  const promised =
    fields && ts.isSatisfiesExpression(fields) && ts.isTypeReferenceNode(fields.type)
      ? fields.type
      : undefined
  const [request] = promised?.typeArguments ?? []
  return {
    path: pathOf(declaration),
    name: declaration.name.getText(),
    request: request && checker.getTypeFromTypeNode(request),
  }
}
