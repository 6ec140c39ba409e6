// Loads what renders, and nothing else. Asked for as it stands, a module in the old format needs a helper of the
// bundler's, which the entry would have to fetch first; see decision 011.
import 'react-dom/client';
