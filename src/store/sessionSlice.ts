import { createSlice, isAnyOf } from '@reduxjs/toolkit';

/** Logged in if a token is stored (spec section 4); the token itself never enters the state. */
const sessionSlice = createSlice({
  name: 'session',
  initialState: {
    loggedIn: false,
    /** How many logins in other tabs this one has followed. */
    takeovers: 0,
  },
  reducers: {
    sessionStarted: (session) => {
      session.loggedIn = true;
    },
    /** The user logged out, here or in another tab. */
    sessionEnded: (session) => {
      session.loggedIn = false;
    },
    /** Somebody has logged in in another tab; nothing of who was here before may stay. */
    sessionTakenOver: (session) => {
      session.loggedIn = true;
      session.takeovers += 1;
    },
    /** The server no longer knows the token. */
    sessionExpired: (session) => {
      session.loggedIn = false;
    },
  },
  selectors: {
    selectLoggedIn: (session) => session.loggedIn,
    selectTakeovers: (session) => session.takeovers,
  },
});

export const { sessionStarted, sessionEnded, sessionTakenOver, sessionExpired } =
  sessionSlice.actions;
/** However it ended: nothing of the user stays in the store (design section 4). */
export const isSessionOver = isAnyOf(sessionEnded, sessionTakenOver, sessionExpired);
export const { selectLoggedIn, selectTakeovers } = sessionSlice.selectors;
export const sessionReducer = sessionSlice.reducer;
