import 'reflect-metadata'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from './app_root.js'

/** `node --import @poppinss/ts-exec bin/describe_api.ts`: writes the description of the API, as a part of the build. */
const data = await mkdtemp(join(tmpdir(), 'fanfare-reference-'))
process.env.NODE_ENV = 'development'
process.env.DATA_DIR = data

const app = new Ignitor(APP_ROOT, { importer }).createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { describeApi } = await import('../reference/describe_api.js')
const folder = app.makePath('resources/reference')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'openapi.json'), JSON.stringify(await describeApi()))
await app.terminate()
await rm(data, { recursive: true })
