import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { COMMAND_KEY } from '../../platform/preferences/command-key.ts'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { Button } from '../../primitives/button.tsx'
import { Checkbox } from '../../primitives/checkbox.tsx'
import { Dialog } from '../../primitives/dialog.tsx'
import { closeLayer, openLayer, useShellStore } from '../shell/shell-store.ts'
import {
  DASHBOARD_COMMANDS,
  DASHBOARD_KEYS,
  POST_COMMANDS,
  POST_KEYS,
  SHELL_COMMANDS,
  SHELL_KEYS,
} from './keys.ts'

/** The dialog that lists the keyboard shortcuts and switches them off. */
export default function ShortcutHelp() {
  const { t } = useTranslation(['shell', 'common'])
  const open = useShellStore(({ layer }) => layer === 'shortcuts')
  const { shortcuts, setShortcuts } = usePreferences()
  return (
    <Dialog
      open={open}
      onOpenChange={() => closeLayer('shortcuts')}
      title={t('shortcuts.title')}
      closeLabel={t('common:actions.close')}
      size="lg"
      footer={<Button onClick={() => openLayer('help')}>{t('footer.help')}</Button>}
    >
      <div className="grid items-start gap-x-10 gap-y-5 sm:grid-cols-2">
        <KeyList title={t('shortcuts.everywhere')}>
          <KeyRow keys={[COMMAND_KEY, 'K']} label={t('palette.open')} together />
          {SHELL_COMMANDS.map((command) => (
            <KeyRow key={command} keys={SHELL_KEYS[command]} label={t(`commands.${command}`)} />
          ))}
        </KeyList>
        <div className="flex flex-col gap-5">
          <KeyList title={t('shortcuts.onDashboard')}>
            {DASHBOARD_COMMANDS.map((key) => (
              <KeyRow key={key} keys={DASHBOARD_KEYS[key]} label={t(`shortcuts.dashboard.${key}`)} />
            ))}
          </KeyList>
          <KeyList title={t('shortcuts.onPost')}>
            {POST_COMMANDS.map((key) => (
              <KeyRow key={key} keys={POST_KEYS[key]} label={t(`shortcuts.post.${key}`)} />
            ))}
          </KeyList>
        </div>
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <Checkbox label={t('shortcuts.switch')} checked={shortcuts} onChange={setShortcuts} />
      </div>
    </Dialog>
  )
}

function KeyList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-medium text-muted">{title}</h3>
      <dl>{children}</dl>
    </section>
  )
}

interface KeyRowProps {
  keys: readonly string[]
  label: string
  /** Whether the keys are pressed together; by default one after the other. */
  together?: boolean
}

function KeyRow({ keys, label, together = false }: KeyRowProps) {
  const { t } = useTranslation('shell')
  return (
    <div className="flex items-center justify-between gap-4 py-1.5">
      <dt className="min-w-0">{label}</dt>
      <dd className="flex shrink-0 items-center gap-1">
        {keys.map((key, place) => (
          <Fragment key={key}>
            {place > 0 && !together && <span className="text-xs text-faint">{t('shortcuts.then')}</span>}
            <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-[4px] border border-line bg-sunken px-1 font-sans text-2xs font-medium text-muted">
              {key}
            </kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  )
}
