import { EventEmitter } from 'node:events'
import { stableId } from '../ids.mjs'
import { createFailures } from '../api/failures.mjs'
import { createRateLimit } from '../api/rate-limit.mjs'
import { createChannels } from './channels.mjs'
import { createInstallation } from './installation.mjs'
import { createMessages } from './messages.mjs'
import { createResponseUrls, createTriggers } from './one-time.mjs'
import { createPeople } from './people.mjs'

/** The names of the workspace, the app and its bot: the same on every start. */
export const TEAM = { id: stableId('T', 'demo'), name: 'Demo workspace', domain: 'demo-workspace' }
export const APP = { id: stableId('A', 'fanfare'), name: 'Fanfare', botId: stableId('B', 'fanfare') }

/** A fresh workspace. Emits `change` whenever the page shows something else. */
export function createWorkspace(settings, baseUrl) {
  const changes = new EventEmitter().setMaxListeners(0)
  const onChange = () => changes.emit('change')
  const people = createPeople({
    teamId: TEAM.id,
    appId: APP.id,
    botId: APP.botId,
    domain: settings.emailDomain,
    count: settings.people,
  })
  return {
    settings,
    baseUrl,
    changes,
    onChange,
    people,
    channels: createChannels({ teamId: TEAM.id, creator: people.active()[0].id }),
    messages: createMessages(onChange),
    installation: createInstallation(onChange),
    triggers: createTriggers(),
    responseUrls: createResponseUrls(baseUrl),
    failures: createFailures(),
    rateLimit: createRateLimit(settings),
    views: [],
    calls: [],
    deliveries: [],
  }
}
