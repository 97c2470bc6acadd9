import ts from 'typescript-6'
import type { JsonSchema } from './json_schema.js'
import { isOwn, textOf } from './sources.js'

const { TypeFlags } = ts
const is = (type: ts.Type, flags: ts.TypeFlags) => (type.flags & flags) !== 0

/** The schemas of types as JSON, with those of the contract under their names, for `#/components/schemas`. */
export class TypeSchemas {
  readonly components: Record<string, JsonSchema> = {}
  #checker: ts.TypeChecker
  #named = new Map<string, ts.Symbol>()

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  /** A reference where the contract names the type. */
  of(type: ts.Type): JsonSchema {
    const symbol = this.#nameOf(type)
    if (symbol === undefined) return this.inline(type)
    const { name } = symbol
    const other = this.#named.get(name)
    if (other !== undefined && other !== symbol) throw new Error(`The contract has two types ${name}`)
    if (other === undefined) {
      this.#named.set(name, symbol)
      this.components[name] = { ...this.#described(symbol), ...this.inline(type) }
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  #nameOf(type: ts.Type): ts.Symbol | undefined {
    const isGeneric = (type.aliasTypeArguments ?? this.#argumentsOf(type)).length > 0
    const symbol = type.aliasSymbol ?? type.symbol
    const [declaration] = symbol?.declarations ?? []
    if (declaration === undefined || isGeneric) return undefined
    if (!ts.isInterfaceDeclaration(declaration) && !ts.isTypeAliasDeclaration(declaration)) return undefined
    const file = declaration.getSourceFile()
    return isOwn(file) && file.fileName.includes('/contract/') ? symbol : undefined
  }

  inline(type: ts.Type): JsonSchema {
    if (is(type, TypeFlags.Boolean)) return { type: 'boolean' }
    if (is(type, TypeFlags.BooleanLiteral)) return { const: this.#checker.typeToString(type) === 'true' }
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (is(type, TypeFlags.StringLike)) return { type: 'string' }
    if (is(type, TypeFlags.NumberLike)) return { type: 'number' }
    if (is(type, TypeFlags.Null)) return { type: 'null' }
    if (is(type, TypeFlags.Unknown)) return {}
    if (is(type, TypeFlags.Never)) return { not: {} }
    if (type.isUnion()) return this.#union(type)
    if (is(type, TypeFlags.Object | TypeFlags.Intersection)) return this.#object(type)
    throw new Error(
      `The type ${this.#checker.typeToString(type)} has no schema: name a type of the contract with satisfies`,
    )
  }

  #union(type: ts.UnionType): JsonSchema {
    if (type.types.some((member) => is(member, TypeFlags.Null))) {
      const schema = this.of(this.#checker.getNonNullableType(type))
      return typeof schema.type === 'string' && schema.enum === undefined
        ? { ...schema, type: [schema.type, 'null'] }
        : { anyOf: [...(schema.anyOf ?? [schema]), { type: 'null' }] }
    }
    const members = type.types.filter((member) => !is(member, TypeFlags.Undefined))
    const words = members.filter((member) => member.isStringLiteral()).map(({ value }) => value)
    const booleans = members.filter((member) => is(member, TypeFlags.BooleanLiteral))
    const others = members.filter(
      (member) => !member.isStringLiteral() && !is(member, TypeFlags.BooleanLiteral),
    )
    const schemas = [
      ...(words.length > 0 ? [{ type: 'string', enum: words.toSorted() }] : []),
      ...(booleans.length > 1 ? [{ type: 'boolean' }] : booleans.map((each) => this.of(each))),
      ...others.map((each) => this.of(each)),
    ]
    return schemas.length === 1 ? schemas[0]! : { anyOf: schemas }
  }

  #object(type: ts.Type): JsonSchema {
    const items = this.#argumentsOf(type)
    if (this.#checker.isTupleType(type))
      return { type: 'array', prefixItems: items.map((item) => this.of(item)) }
    if (this.#checker.isArrayType(type)) return { type: 'array', items: this.of(items[0]!) }
    if (type.symbol?.name === 'Date') return { type: 'string', format: 'date-time' }
    const [entries] = this.#checker.getIndexInfosOfType(type)
    if (entries !== undefined) return { type: 'object', additionalProperties: this.of(entries.type) }
    const properties = this.#checker.getPropertiesOfType(type)
    const required = properties.filter((property) => !this.#isOptional(property)).map(({ name }) => name)
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map((each) => [each.name, this.#property(each)])),
      ...(required.length > 0 && { required }),
    }
  }

  #isOptional(property: ts.Symbol): boolean {
    const type = this.#checker.getTypeOfSymbol(property)
    const mayBeMissing = type.isUnion() && type.types.some((member) => is(member, TypeFlags.Undefined))
    return (property.flags & ts.SymbolFlags.Optional) !== 0 || mayBeMissing
  }

  #property(property: ts.Symbol): JsonSchema {
    const type = this.#checker.getTypeOfSymbol(property)
    const isNullable = type.isUnion() && type.types.some((member) => is(member, TypeFlags.Null))
    // Without `undefined` a union has its name back.
    const sent = this.#isOptional(property) && !isNullable ? this.#checker.getNonNullableType(type) : type
    return { ...this.of(sent), ...this.#described(property) }
  }

  #described(symbol: ts.Symbol): { description?: string } {
    const description = textOf(symbol.getDocumentationComment(this.#checker))
    return description === '' ? {} : { description }
  }

  #argumentsOf(type: ts.Type): readonly ts.Type[] {
    const isReference =
      is(type, TypeFlags.Object) && (type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference
    return isReference ? this.#checker.getTypeArguments(type as ts.TypeReference) : []
  }
}
