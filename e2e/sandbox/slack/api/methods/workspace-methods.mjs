import { newId } from '../../ids.mjs'
import { TEAM } from '../../workspace/workspace.mjs'
import { structured } from '../arguments.mjs'
import { blockErrors } from '../blocks.mjs'
import { demand } from '../slack-error.mjs'

const TITLE_MAX = 24
const VIEW_BLOCKS_MAX = 100

function openView({ workspace, args }) {
  const view = structured(args.view, 'invalid_arguments')
  demand(view?.type === 'modal' && Array.isArray(view.blocks), 'invalid_arguments')
  const long = view.title?.type === 'plain_text' && view.title.text.length <= TITLE_MAX
  const errors = blockErrors(view.blocks, VIEW_BLOCKS_MAX)
  if (!long) errors.unshift(`must be less than ${TITLE_MAX + 1} characters [json-pointer:/view/title/text]`)
  demand(errors.length === 0, 'invalid_arguments', { response_metadata: { messages: errors } })
  demand(args.trigger_id, 'invalid_arguments')
  const refusal = workspace.triggers.spend(args.trigger_id)
  demand(!refusal, refusal)
  const opened = { id: newId('V'), team_id: TEAM.id, ...view }
  workspace.views.push(opened)
  workspace.onChange()
  return { view: opened }
}

/** The workspace itself and its modals. */
export const workspaceMethods = {
  'team.info': {
    scopes: ['team:read'],
    tier: 3,
    run: ({ workspace }) => ({
      team: {
        id: TEAM.id,
        name: TEAM.name,
        url: `${workspace.baseUrl}/`,
        domain: TEAM.domain,
        email_domain: workspace.settings.emailDomain,
        icon: { image_default: true },
        is_verified: false,
      },
    }),
  },
  'views.open': { tier: 4, run: openView },
}
