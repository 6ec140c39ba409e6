import { createContext } from 'react';

/** Whether what is rendered lies over the page, where a link takes the place of the step that Back would take away. */
export const OverPageContext = createContext(false);
