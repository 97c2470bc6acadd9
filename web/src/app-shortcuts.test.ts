import { expect, it } from 'vitest'
import { APP_SHORTCUTS } from '@fanfare/contract/core/rules/app_shortcuts.ts'
import { LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import { loadTextsOf } from '@fanfare/ui-kit/app/texts.ts'

it.each(LANGUAGES)(
  'the shortcuts of the installed client are called as in its header, in %s',
  async (language) => {
    const { nav } = (await loadTextsOf(async () => ({}))(language, 'shell')) as {
      nav: Record<string, string>
    }
    expect(APP_SHORTCUTS[language]).toEqual({ share: nav.share, community: nav.community })
  },
)
