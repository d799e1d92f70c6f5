import { handOver } from './handOver.js';

const place = document.getElementById('outcome');
const { call, outcome, lost } = place.dataset;

if (!handOver(JSON.parse(call), JSON.parse(outcome))) place.textContent = lost;
