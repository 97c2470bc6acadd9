import { test } from '@japa/runner'
import { readFileSync } from 'node:fs'
import { ERROR_CODES, type ErrorCode } from '#contract/error_code'
import { CATALOGUE } from '#core/http/errors/catalogue'
import { projectFile } from '#tests/project'

/** Errors that only the developer of a client can fix; on screen they say what a user can do. */
const FOR_DEVELOPERS: ReadonlySet<ErrorCode> = new Set([
  'MALFORMED_REQUEST',
  'METHOD_NOT_ALLOWED',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_KEY_REUSED',
])

const SCREEN = JSON.parse(
  readFileSync(projectFile('ui-kit/src/i18n/locales/en/errors.json'), 'utf8'),
) as Record<ErrorCode, string>

test.group('The message of a code', () => {
  for (const code of ERROR_CODES.filter((each) => !FOR_DEVELOPERS.has(each))) {
    test(`for ${code} is the text of the screen`, ({ assert }) => {
      assert.equal(CATALOGUE[code][1], SCREEN[code])
    })
  }
})
