import { authMethods } from './auth.mjs'
import { chatMethods } from './chat.mjs'
import { chatExtraMethods } from './chat-extra.mjs'
import { conversationMethods } from './conversations.mjs'
import { historyMethods } from './history.mjs'
import { userMethods } from './users.mjs'
import { workspaceMethods } from './workspace-methods.mjs'

/** Every method of the Web API that is served, by name. */
export const methods = Object.assign(
  Object.create(null),
  authMethods,
  userMethods,
  conversationMethods,
  historyMethods,
  chatMethods,
  chatExtraMethods,
  workspaceMethods,
)
