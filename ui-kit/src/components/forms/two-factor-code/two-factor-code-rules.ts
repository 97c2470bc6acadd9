import type { TFunction } from 'i18next'
import * as v from 'valibot'
import { plainDigits } from '@fanfare/contract/identity/rules/code_digits.ts'
import { TWO_FACTOR_DIGITS } from '@fanfare/contract/core/rules/limits.ts'

/** The source of a code: the authenticator app or the recovery codes. */
export const CODE_SOURCES = ['app', 'recovery'] as const

export type CodeSource = (typeof CODE_SOURCES)[number]

/** The form values of the second factor. Only the code is sent. */
export interface TwoFactorCodeValues {
  code: string
  source: CodeSource
}

export const NO_CODE: TwoFactorCodeValues = { code: '', source: 'app' }

/** The schema entries of the second factor. */
export function twoFactorCodeEntries() {
  return { code: v.pipe(v.string(), v.trim()), source: v.picklist(CODE_SOURCES) }
}

/** The check of such a schema that the code is complete. */
export function completesCode<Values extends TwoFactorCodeValues>(t: TFunction) {
  return v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed || isCompleteCode(dataset.value)) return
    addIssue({ message: missing(t, dataset.value.source), path: codeIn(dataset.value) })
  })
}

/** The digits of the input, full-width digits too, at most as many as a code has. */
export function codeDigits(typed: string): string {
  return plainDigits(typed).replaceAll(/\D/g, '').slice(0, TWO_FACTOR_DIGITS)
}

/** Whether a code can be sent: all digits of an app code, any recovery code. */
export function isCompleteCode({ code, source }: TwoFactorCodeValues): boolean {
  return source === 'recovery' ? code !== '' : code.length === TWO_FACTOR_DIGITS && codeDigits(code) === code
}

function missing(t: TFunction, source: CodeSource): string {
  return source === 'app' ? t('code.invalid', { digits: TWO_FACTOR_DIGITS }) : t('code.recoveryMissing')
}

function codeIn(input: TwoFactorCodeValues): [v.ObjectPathItem] {
  return [{ type: 'object', origin: 'value', input: { ...input }, key: 'code', value: input.code }]
}
