import { errors } from '@adonisjs/core/env'
import { prettyPrintError } from '@adonisjs/core'

/** Says on stderr why the process cannot go on; a wrong environment is named line by line, without a stack. */
export async function refuse(error: unknown): Promise<void> {
  process.exitCode = 1
  if (error instanceof errors.E_INVALID_ENV_VARIABLES) {
    process.stderr.write(`The environment is not complete:\n${error.help}\n`)
    return
  }
  await prettyPrintError(error)
}
