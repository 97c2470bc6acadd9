import type { ApplicationService } from '@adonisjs/core/types'

/** Migrates the database to this version. Idempotent. Returns how many migrations ran. */
export async function prepareDatabase(app: ApplicationService): Promise<number> {
  const { requireAppKey } = await import('#core/database/secrets/app_key')
  const { rememberDataFile, requireDataFile, requireWritableFile } =
    await import('#core/database/connection/data_file')
  const { requireDirectConnection } = await import('#core/database/connection/direct_connection')
  const { migrate } = await import('#core/database/connection/migrate')
  const { applyReferenceData } = await import('#database/reference_data/apply_reference_data')
  requireDataFile()
  requireWritableFile()
  await requireDirectConnection()
  const ran = await migrate(app)
  rememberDataFile()
  await requireAppKey()
  await applyReferenceData()
  return ran
}

/** Loads demo data if DEMO is true and the database has no users. The app has to be started, for the effects of its events. */
export async function loadDemoData(): Promise<void> {
  const { default: env } = await import('#start/env')
  if (!env.demo) return
  const { default: LoadDemo } = await import('#operations/demo/actions/load_demo')
  await new LoadDemo().handle(env.demoLanguage)
}
