import type { TFunction } from 'i18next'
import * as v from 'valibot'
import { TWO_FACTOR_DIGITS } from '@fanfare/contract/rules/limits.ts'

/** Where a code comes from: the authenticator app, or the recovery codes somebody has kept. */
export const CODE_SOURCES = ['app', 'recovery'] as const

export type CodeSource = (typeof CODE_SOURCES)[number]

/** What a form that asks for the second factor keeps. Only the code is sent. */
export interface TwoFactorCodeValues {
  code: string
  source: CodeSource
}

export const NO_CODE: TwoFactorCodeValues = { code: '', source: 'app' }

/** The entries of a schema for a form that asks for the second factor. */
export function twoFactorCodeEntries() {
  return { code: v.pipe(v.string(), v.trim()), source: v.picklist(CODE_SOURCES) }
}

/** The last check of such a schema: a code of the app has all its digits, a recovery code is there. */
export function completesCode<Values extends TwoFactorCodeValues>(t: TFunction) {
  return v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed || isCompleteCode(dataset.value)) return
    addIssue({ message: missing(t, dataset.value.source), path: codeIn(dataset.value) })
  })
}

/** The digits in what was typed or pasted, as many as a code has. */
export function codeDigits(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, TWO_FACTOR_DIGITS)
}

/** Whether a code can be sent: one of the app has all its digits, a recovery code is there. */
export function isCompleteCode({ code, source }: TwoFactorCodeValues): boolean {
  return source === 'recovery' ? code !== '' : code.length === TWO_FACTOR_DIGITS && codeDigits(code) === code
}

function missing(t: TFunction, source: CodeSource): string {
  return source === 'app' ? t('code.invalid', { digits: TWO_FACTOR_DIGITS }) : t('code.recoveryMissing')
}

function codeIn(input: TwoFactorCodeValues): [v.ObjectPathItem] {
  return [{ type: 'object', origin: 'value', input: { ...input }, key: 'code', value: input.code }]
}
