import { escape } from '../page/escape.mjs'
import { wrapPage } from '../page/wrap-page.mjs'

const MEANINGS = {
  'chat:write': 'Send messages as Fanfare',
  'chat:write.public': 'Send messages to channels Fanfare is not a member of',
  'users:read': 'View people in the workspace',
  'users:read.email': 'View email addresses of people in the workspace',
  'channels:read': 'View basic information about public channels',
  'channels:join': 'Join public channels in the workspace',
  'channels:history': 'View messages in public channels that Fanfare has been added to',
  'groups:read': 'View basic information about private channels that Fanfare has been added to',
  'groups:history': 'View messages in private channels that Fanfare has been added to',
  'im:read': 'View basic information about direct messages with Fanfare',
  'im:write': 'Start direct messages with people',
  'im:history': 'View messages in direct messages with Fanfare',
  'mpim:read': 'View basic information about group direct messages with Fanfare',
  'links:read': 'View links to Fanfare in messages',
  'links:write': 'Show previews of links to Fanfare in messages',
  'team:read': 'View the name and domain of the workspace',
  commands: 'Add the command /fanfare and a message shortcut',
}

const scopeRow = (scope) =>
  `<li>${escape(MEANINGS[scope] ?? 'Something this page has no words for')} <code>${escape(scope)}</code></li>`

const option = ({ id, real_name: name }) => `<option value="${escape(id)}">${escape(name)}</option>`

/** Asks a user of the workspace to authorize the app. */
export const consentPage = ({ scopes, people }) =>
  wrapPage({
    title: 'Fanfare asks for access to Demo workspace',
    kind: 'narrow',
    body: `<main>
  <p class="workspace">Demo workspace</p>
  <h1>Fanfare is requesting permission to access the Demo workspace</h1>
  <p>A sandbox with invented people. Nothing leaves this machine.</p>
  <h2>What will Fanfare be able to do?</h2>
  <ul class="scopes">${scopes.map(scopeRow).join('')}</ul>
  <form method="post">
    <label for="person">Signed in as</label>
    <select id="person" name="person">${people.map(option).join('')}</select>
    <div class="buttons">
      <button name="decision" value="cancel">Cancel</button>
      <button class="main" name="decision" value="allow">Allow</button>
    </div>
  </form>
</main>`,
  })

/** Says why consent cannot be asked for. */
export const refusalPage = (reason) =>
  wrapPage({
    title: 'Something went wrong when authorizing this app',
    kind: 'narrow',
    body: `<main>
  <h1>Something went wrong when authorizing this app</h1>
  <p>${escape(reason)}</p>
  <p>Go back to Fanfare and try again.</p>
</main>`,
  })
