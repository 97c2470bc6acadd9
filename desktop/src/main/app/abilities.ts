import { join } from 'node:path'
import { app, nativeImage, safeStorage, session } from 'electron'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { createBackground } from '../background/background.ts'
import { createClaims } from '../claims/claims.ts'
import { clearClipboard, writeClipboard } from '../claims/clipboard.ts'
import { appImageOf } from '../core/app-image.ts'
import { createDeviceStorage } from '../core/device-storage.ts'
import { createTranslator } from '../core/i18n/translator.ts'
import { isInFlatpak } from '../core/is-in-flatpak.ts'
import { createServerApi } from '../core/server-api.ts'
import { lazySessionBus } from '../core/session-bus.ts'
import { countSkipped } from '../core/skipped-entries.ts'
import { createState } from '../core/state.ts'
import { systemFetch as fetch } from '../core/system-fetch.ts'
import { errorFacts } from '../log/error-facts.ts'
import { logChanges } from '../log/log-changes.ts'
import { logFailures } from '../log/log-failures.ts'
import type { Log } from '../log/log.ts'
import { createNotifier } from '../notifications/notifier.ts'
import { tellSignedOut } from '../notifications/tell-signed-out.ts'
import { markReadAt } from '../notifications/mark-read.ts'
import { createRhythms } from '../notifications/rhythms.ts'
import { createPause } from '../notifications/pause.ts'
import { createNotifications } from '../notifications/show-notification.ts'
import { createOffersCache } from '../offers/offers-cache.ts'
import { createOffers } from '../offers/offers.ts'
import { rememberOrganization } from '../organizations/current-organization.ts'
import { serveClient } from '../protocol/serve-client.ts'
import { checkVersionOf } from '../servers/server-version.ts'
import { createServerList } from '../servers/server-list.ts'
import type { RunningSession } from '../core/running-session.ts'
import { createSessions } from '../session/sessions.ts'
import { createSessionEnd } from '../session/end-session.ts'
import { createSignIn } from '../session/sign-in.ts'
import { createVault } from '../session/vault.ts'
import { decideFirstRun } from '../settings/first-run.ts'
import { changeSettings, settingsFile } from '../settings/settings.ts'
import { registerShortcuts } from '../shortcuts/shortcuts.ts'
import { createLauncherBadge } from '../tray/launcher-badge.ts'
import { createTray } from '../tray/tray.ts'
import { canUpdate, createUpdates } from '../updates/updates.ts'
import { hardenWindows } from '../window/hardening.ts'
import { openExternal } from '../window/open-external.ts'
import { createCommands } from './commands.ts'
import { compose } from './compose.ts'
import { ipcHandlers } from './ipc/handlers.ts'
import { registerIpcHandlers, sendToWindows } from './ipc/ipc.ts'
import { opensWindow, pathOf, type LaunchCommand } from './launch-command.ts'
import { listenToServers } from './listen-to-servers.ts'
import { addMenus } from './menus.ts'
import { surviveNetworkDeath } from './survive-network-death.ts'
import { createWindows } from './windows.ts'

const images = join(app.getAppPath(), 'resources')

/**
 * The abilities of the client, each created from those above it. The main window comes as early as possible, because
 * it takes longest to show.
 */
export const createAbilities = (launch: LaunchCommand, folder: string, log: Log) =>
  compose({ launch, log })
    .add('storage', () => createDeviceStorage(folder))
    .run(({ log }) => logFailures(log))
    .add('settings', ({ storage }) => settingsFile(storage))
    .add('state', ({ settings, storage }) => createState(app.getVersion(), settings.read(), storage.state()))
    .run(({ state, storage }) => storage.onChange((now) => state.setState({ storage: now })))
    .run(({ state, log }) => logChanges(state, log))
    .add('translator', () => createTranslator(app.getPreferredSystemLanguages()))
    .add('servers', ({ state, storage }) => createServerList(state, storage))
    .run(({ state, settings }) => decideFirstRun(state, settings))
    // Before the first window opens, which shows the chosen server.
    .run(({ servers, launch: { link } }) => {
      if (link?.to === 'post' && link.server !== null) servers.choose(link.server)
    })
    .run(({ state, storage }) => rememberOrganization(state, storage))
    .add('sessions', ({ state, storage }) => createSessions(state, storage, createVault(safeStorage)))
    .add('chooseServer', ({ state, servers, sessions }) => (address: string) => {
      if (state.getState().server === address) return
      servers.choose(address)
      sessions.switchServer()
    })
    .add('endSession', ({ state, sessions }) => createSessionEnd({ state, sessions, fetch }))
    .add('signIn', ({ state, sessions }) => createSignIn({ state, sessions, fetch, openExternal }))
    .add('api', ({ state, sessions, translator }) =>
      createServerApi({
        server: () => state.getState().server,
        token: sessions.token,
        language: translator.language,
        onUnauthenticated: sessions.endByToken,
        fetch,
      }),
    )
    .add('onSkipped', ({ state, log }) => countSkipped(state, (kind) => log.warn('entry.skipped', { kind })))
    .add('offers', ({ state, api, storage, log, onSkipped }) =>
      createOffers({
        state,
        api,
        cache: createOffersCache(storage, app.getVersion()),
        onSkipped,
        onFailure: (error) => log.warn('offers.failed', errorFacts(error)),
      }),
    )
    .add(
      'apiIn',
      ({ sessions, translator }) =>
        ({ address, token }: RunningSession) =>
          createServerApi({
            server: () => address,
            token: () => token,
            language: translator.language,
            onUnauthenticated: sessions.endByToken,
            fetch,
          }),
    )
    .add('claims', ({ state, storage, sessions, apiIn, offers }) =>
      createClaims({
        state,
        storage,
        apiIn,
        tokenAt: sessions.tokenAt,
        ensureOffers: offers.ensure,
        writeText: writeClipboard,
        clearText: clearClipboard,
        openExternal,
      }),
    )
    .add('rhythms', ({ state, storage, settings, log }) =>
      createRhythms({
        state,
        storage,
        onEarlierHoursMoved: () => changeSettings(state, settings, { quietHours: null }),
        onFailure: (error) => log.warn('rhythm.failed', errorFacts(error)),
      }),
    )
    .add('pause', ({ state, storage }) => createPause(state, storage))
    .run(({ state }) => state.subscribe((now) => sendToWindows('state:changed', now)))
    .run(() => hardenWindows(session.defaultSession, openExternal))
    .run(({ state, sessions }) =>
      serveClient(session.defaultSession, {
        folder: join(app.getAppPath(), 'out', 'renderer'),
        server: () => state.getState().server,
        tokenOf: sessions.tokenOf,
        onSignOut: sessions.leave,
        onUnauthenticated: sessions.endByToken,
        fetch,
      }),
    )
    .add('openBus', lazySessionBus)
    .add('background', ({ state, translator, openBus }) =>
      createBackground({ state, translator, openBus, isSandboxed: isInFlatpak() }),
    )
    .add('icon', () => nativeImage.createFromPath(join(images, 'icon.png')))
    .add('windows', createWindows)
    .run(addMenus)
    .add('showNotification', ({ icon, translator, openBus }) =>
      createNotifications(icon, () => translator.t('news.open'), openBus),
    )
    .run(({ state, windows, launch }) => {
      const { settings, servers } = state.getState()
      if (opensWindow(launch) && !settings.startHidden) windows.main.show(pathOf(launch.link, servers))
    })
    .add('commands', createCommands)
    .add('tray', ({ state, translator, commands, windows, openBus }) =>
      createTray({
        state,
        translator,
        commands: commands.tray,
        openPanel: windows.panel.toggle,
        showBadge: createLauncherBadge(openBus),
        images,
      }),
    )
    .add('shortcuts', ({ state, tray, commands }) =>
      registerShortcuts(state, {
        shortcut: tray.openPanel,
        copyShortcut: () => commands.tray.copyNext(null),
      }),
    )
    .add('updates', ({ state, windows }) =>
      createUpdates({
        state,
        supported: canUpdate(app.isPackaged, process.resourcesPath, appImageOf(process.execPath)),
        load: async () => (await import('electron-updater')).autoUpdater,
        onRestart: windows.main.allowClose,
      }),
    )
    .run((abilities) => registerIpcHandlers(ipcHandlers(abilities)))
    .run(({ state, translator, windows, showNotification }) =>
      tellSignedOut({ state, translator, show: showNotification, open: windows.main.show }),
    )
    .add('notify', ({ state, storage, translator, windows, api, showNotification, chooseServer, commands }) =>
      createNotifier({
        state,
        storage,
        translator,
        show: showNotification,
        open: (path, address) => {
          if (address !== null) chooseServer(address)
          windows.show(path)
        },
        copy: (postId, address) => {
          chooseServer(address)
          commands.tray.copyNext(postId)
        },
        markRead: markReadAt(api),
        isOpen: (path, address) => address === state.getState().server && windows.main.isFocusedAt(path),
      }),
    )
    .add('checkVersion', ({ state, log }) =>
      checkVersionOf({ state, fetch, onVersion: (version) => log.info('server', { version }) }),
    )
    .add(
      'hearing',
      ({
        state,
        storage,
        log,
        servers,
        sessions,
        apiIn,
        notify,
        rhythms,
        offers,
        claims,
        onSkipped,
        checkVersion,
      }) =>
        listenToServers({
          state,
          storage,
          log,
          servers,
          sessions,
          apiIn,
          fetch,
          followRhythm: (session) => rhythms.follow(session.address, apiIn(session)),
          onNew: notify,
          onSkipped,
          onConnect: (session) => {
            const { address } = session
            claims.ask(address)
            void checkVersion(address)
            if (address === state.getState().server) offers.refresh()
            else void offers.checkMembership(address, apiIn(session))
          },
          onEnd: claims.forget,
          onEventElsewhere: offers.onEventElsewhere,
          onEvent: (event: StreamEvent) => {
            offers.onEvent(event)
            sendToWindows('stream:event', event)
          },
        }),
    )
    .run(({ state, log, windows, hearing }) =>
      surviveNetworkDeath({ state, log, windows, restartStreams: hearing.restart }),
    ).made
