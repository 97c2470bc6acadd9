export { default as SignUp } from './actions/sign_up.js'
export { runningSessions } from './sessions/running_sessions.js'
