// Loads what renders, and nothing else. Imported directly, a module in the old format needs a helper of the
// bundler's, which the entry would have to fetch first; see decision 011.
import 'react-dom/client';
