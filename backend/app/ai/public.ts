export { deleteIntegrations as deleteAiKeys } from './repositories/integrations.js'
