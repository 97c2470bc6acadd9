export { deleteIntegrations as deleteAiKeys } from './repositories/integrations.js'
export { default as GenerateTexts } from './jobs/generate_texts.js'
export { purgeOldRuns } from './jobs/purge_old_runs.js'
