import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { wholeBoard, type BoardView } from '../domain/boardView';
import { isSessionOver } from './sessionSlice';

/** What of the applications is shown; it also stands in the address (followAddress). */
const boardViewSlice = createSlice({
  name: 'boardView',
  initialState: wholeBoard,
  reducers: {
    searchTyped: (view, { payload }: PayloadAction<string>) => {
      view.search = payload;
    },
    filterChosen: (view, { payload }: PayloadAction<Partial<Omit<BoardView, 'search'>>>) => ({
      ...view,
      ...payload,
    }),
    viewReset: ({ sort, direction }) => ({ ...wholeBoard, sort, direction }),
    /** The address has changed, by a bookmark or by Back. */
    viewRestored: (_view, { payload }: PayloadAction<BoardView>) => payload,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionOver, () => wholeBoard);
  },
  selectors: {
    selectBoardView: (view) => view,
  },
});

export const { searchTyped, filterChosen, viewReset, viewRestored } = boardViewSlice.actions;
export const { selectBoardView } = boardViewSlice.selectors;
export const boardViewReducer = boardViewSlice.reducer;
