import { endLooking } from './until';

// A wait of a test that gave up would keep the run from ending.
afterEach(endLooking);
afterAll(endLooking);
