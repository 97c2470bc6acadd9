import { test } from '@japa/runner'
import { readFileSync } from 'node:fs'
import { CATALOGUE } from '#core/http/errors/catalogue'
import type { ErrorCode } from '#contract/error_code'
import { projectFile } from '#tests/project'

const FILE = projectFile('docs/specified-texts.json')
const { codes } = JSON.parse(readFileSync(FILE, 'utf8')) as { codes: Record<ErrorCode, string> }

test.group('The message of the server', () => {
  for (const [code, text] of Object.entries(codes)) {
    test(`for ${code} is the specified one`, ({ assert }) => {
      assert.equal(CATALOGUE[code as ErrorCode][1], text)
    })
  }
})
