import app from '@adonisjs/core/services/app'
import { execFile } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { ErrorCode } from '#contract/error_code'
import type { JsonSchema } from '../reference/json_schema.js'
import { GENERAL_CODES, type Response } from '../reference/responses.js'

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  responses: Record<string, Response>
  security: Record<string, string[]>[]
  'x-codeSamples': { source: string }[]
}

/** The description of the API, and the codes that any operation may answer. */
export interface Reference {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
  general: readonly ErrorCode[]
}

const SOURCES = '{app,contract,reference,start}/**/*.ts'

/** Reads the description that was built, or builds it when the tests run from changed sources. */
export function readReference(): Promise<Reference> {
  return (read ??= build())
}

let read: Promise<Reference> | undefined

async function build(): Promise<Reference> {
  const file = app.makePath('resources/reference/openapi.json')
  if (import.meta.filename.endsWith('.ts') && isOlder(file)) {
    const args = ['--import', '@poppinss/ts-exec', 'bin/describe_api.ts']
    const { NODE_OPTIONS: _, ...env } = process.env
    await promisify(execFile)(process.execPath, args, { cwd: app.makePath(), env })
  }
  return { ...JSON.parse(await readFile(file, 'utf8')), general: GENERAL_CODES } as Reference
}

function isOlder(file: string): boolean {
  const builtAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return globSync(SOURCES, { cwd: app.makePath() }).some(
    (path) => statSync(app.makePath(path)).mtimeMs > builtAt,
  )
}
