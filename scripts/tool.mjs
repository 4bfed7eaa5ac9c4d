// The name by which lines of cron that were written earlier ask for a command.
import './daava.mjs';
