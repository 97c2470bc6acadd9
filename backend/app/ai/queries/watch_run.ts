import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { AiRunRow } from '#ai/models/ai_run'

const INTERVAL_MS = 500

/** Calls back when a run has ended, is deleted, or has moved on to another call. Returns a function that stops watching. */
export function watchRun({ id, calls }: AiRunRow, onEnd: () => void): () => void {
  const look = async () => {
    try {
      if (!(await isAt({ id, calls }))) onEnd()
    } catch (error) {
      logger.warn({ err: error }, 'a run could not be watched')
    }
  }
  const watch = setInterval(look, INTERVAL_MS)
  return () => clearInterval(watch)
}

async function isAt(run: Pick<AiRunRow, 'id' | 'calls'>): Promise<boolean> {
  const row: unknown = await db.from('ai_runs').where(run).whereNull('ended_at').select('id').first()
  return row !== null
}
