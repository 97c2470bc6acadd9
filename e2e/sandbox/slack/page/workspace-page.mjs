import { TEAM } from '../workspace/workspace.mjs'
import { escape } from './escape.mjs'
import { textObject } from './mrkdwn.mjs'
import { actionForm, renderBlocks } from './render-blocks.mjs'
import { renderMessage } from './render-message.mjs'
import { wrapPage } from './wrap-page.mjs'

const titleOf = (workspace, channel) =>
  channel.is_im ? workspace.people.find(channel.user).real_name : `#${channel.name}`

function railLink(workspace, channel, { current, as }) {
  const count = workspace.messages.of(channel.id).length
  const marks = [channel.is_private && 'private', channel.is_archived && 'archived']
    .filter(Boolean)
    .join(', ')
  return `<li><a href="/?channel=${channel.id}&amp;as=${as.id}"${channel === current ? ' aria-current="page"' : ''}>
    <span>${escape(titleOf(workspace, channel))}${marks ? ` <span class="soft">${marks}</span>` : ''}</span>
    ${count > 0 ? `<span class="soft">${count}</span>` : ''}</a></li>`
}

function railLists(workspace, view) {
  const links = (channels) => channels.map((channel) => railLink(workspace, channel, view)).join('')
  const all = workspace.channels.all()
  const directs = links(all.filter(({ is_im: isDirect }) => isDirect))
  return `<div id="rail-lists">
  <h2 id="channels">Channels</h2>
  <ul aria-labelledby="channels">${links(all.filter(({ is_im: isDirect }) => !isDirect))}</ul>
  <h2 id="directs">Direct messages from Fanfare</h2>
  ${directs ? `<ul aria-labelledby="directs">${directs}</ul>` : '<p class="soft">None yet.</p>'}
</div>`
}

function appStatus(workspace, { current, as }) {
  if (!workspace.installation.current())
    return '<div id="app"><p class="soft">Fanfare is not installed. Connect Slack in Fanfare.</p></div>'
  const place = { channel: current.id, as: as.id }
  return `<div id="app"><p class="soft">Fanfare is installed.</p>
  ${actionForm('uninstall', place, '<button class="danger">Uninstall app</button>')}</div>`
}

function modal(workspace, { current, as }) {
  const view = workspace.views.at(-1)
  if (!view) return ''
  const context = { workspace, place: { channel: current.id, as: as.id } }
  const close = actionForm('close-view', context.place, '<button>Close</button>')
  return `<section class="modal" aria-label="Modal"><h3>${textObject(view.title, workspace)}</h3>
  ${renderBlocks(view.blocks, context)}${close}</section>`
}

function messageList(workspace, view) {
  const records = workspace.messages.of(view.current.id)
  const messages = records.map((record) => renderMessage(record, { workspace, as: view.as })).join('')
  const empty = '<p class="soft">Nothing has been said here yet.</p>'
  return `<div id="messages" tabindex="0" role="region" aria-label="Messages">${messages || empty}${modal(workspace, view)}</div>`
}

const people = (workspace, as) =>
  workspace.people
    .active()
    .map(
      ({ id, real_name: name }) =>
        `<option value="${id}"${id === as.id ? ' selected' : ''}>${escape(name)}</option>`,
    )
    .join('')

/** The workspace as one of its users sees it: conversations, messages, and a message field. */
export function workspacePage(workspace, { channelId, personId }) {
  const current = workspace.channels.find(channelId) ?? workspace.channels.all()[0]
  const active = workspace.people.active()
  const as = active.find(({ id }) => id === personId) ?? active[0]
  const view = { current, as }
  const title = titleOf(workspace, current)
  const body = `<nav class="rail" aria-label="Workspace">
  <h1>${escape(TEAM.name)}</h1>
  ${appStatus(workspace, view)}
  <form method="get" action="/">
    <input type="hidden" name="channel" value="${current.id}">
    <label for="as">You are</label>
    <div class="row"><select id="as" name="as">${people(workspace, as)}</select><button>Switch</button></div>
  </form>
  ${railLists(workspace, view)}
</nav>
<main class="room">
  <header><h2>${escape(title)}</h2><p class="soft">${escape(current.purpose?.value)}</p></header>
  ${messageList(workspace, view)}
  <form method="post" action="/do/say">
    <input type="hidden" name="channel" value="${current.id}"><input type="hidden" name="as" value="${as.id}">
    <label for="text">Message or command</label>
    <div class="row"><input id="text" name="text" required autocomplete="off" placeholder="/fanfare https://…"><button class="main">Send</button></div>
    <p class="soft">A link to a post of Fanfare gets a preview. /fanfare with a link shares it.</p>
  </form>
</main>`
  return wrapPage({ title, kind: 'wide', body, script: '<script src="/live.js"></script>' })
}
