import app from '@adonisjs/core/services/app'
import { readFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync(app.makePath('package.json'), 'utf8')) as { version: string }

/** The running version. */
export const VERSION = version
