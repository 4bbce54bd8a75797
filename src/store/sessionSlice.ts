import { createSlice, isAnyOf } from '@reduxjs/toolkit';

/** Logged in if a token is stored (spec section 4); the token itself never enters the state. */
const sessionSlice = createSlice({
  name: 'session',
  initialState: { loggedIn: false },
  reducers: {
    sessionStarted: (session) => {
      session.loggedIn = true;
    },
    /** The user logged out, here or in another tab. */
    sessionEnded: (session) => {
      session.loggedIn = false;
    },
    /** The server no longer knows the token. */
    sessionExpired: (session) => {
      session.loggedIn = false;
    },
  },
  selectors: {
    selectLoggedIn: (session) => session.loggedIn,
  },
});

export const { sessionStarted, sessionEnded, sessionExpired } = sessionSlice.actions;
/** However it ended: nothing of the user stays in the store (design section 4). */
export const isSessionOver = isAnyOf(sessionEnded, sessionExpired);
export const { selectLoggedIn } = sessionSlice.selectors;
export const sessionReducer = sessionSlice.reducer;
