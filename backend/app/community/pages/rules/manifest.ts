import { APP_ICONS } from '#contract/core/rules/app_icons'
import { APP_SCREENSHOTS } from '#contract/core/rules/app_screenshots'
import { APP_SHORTCUTS } from '#contract/core/rules/app_shortcuts'
import { CANVAS } from '#contract/core/rules/brand'
import type { ClientPath } from '#contract/core/rules/client_paths'
import type { Language } from '#contract/core/rules/language'
import { landingPage } from '#contract/community/rules/public_pages/landing'

const at = (path: ClientPath) => path

/** The web app manifest: installs the web client, and registers it as a share target. */
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
    // A shortcut or a shared link reuses the open window, so that drafts survive.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    categories: ['business', 'productivity', 'social'],
    background_color: CANVAS.light,
    theme_color: CANVAS.light,
    icons: APP_ICONS,
    screenshots: APP_SCREENSHOTS.map(({ file, sizes, wide, label }) => ({
      src: `/guide/pictures/${file}`,
      sizes,
      type: 'image/webp',
      form_factor: wide ? 'wide' : 'narrow',
      label: label[language],
    })),
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
