import { APP_ICONS } from '#contract/rules/app_icons'
import { APP_SHORTCUTS } from '#contract/rules/app_shortcuts'
import { CANVAS } from '#contract/rules/brand'
import type { ClientPath } from '#contract/rules/client_paths'
import type { Language } from '#contract/rules/language'
import { landingPage } from '#contract/rules/public_pages/landing'

const at = (path: ClientPath) => path

/** What a device needs to install the web client, and to offer it where people share links. */
export function manifestOf(language: Language) {
  const { share, community } = APP_SHORTCUTS[language]
  return {
    id: '/',
    name: 'Fanfare',
    short_name: 'Fanfare',
    description: landingPage.words[language].description,
    lang: language,
    dir: 'ltr',
    start_url: at('/dashboard'),
    scope: '/',
    display: 'standalone',
    background_color: CANVAS.light,
    theme_color: CANVAS.light,
    icons: APP_ICONS,
    shortcuts: [
      { name: share, url: at('/share') },
      { name: community, url: at('/community') },
    ],
    share_target: {
      action: at('/share'),
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  }
}
