import { endWaiting } from './until';

// A wait of a test that gave up would keep the run from ending.
afterEach(endWaiting);
afterAll(endWaiting);
