import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/**
 * What Neo4j makes of Cypher: java -cp "lib/*" Rows.java <data folder> <asked.json> <rows.json>. Asked is a list of graphs, each with its nodes, its
 * relationships and its queries; told is a list of answers for each, rows or the error. Nodes are written by their ids.
 */
public class Rows {
    static final ObjectMapper JSON = new ObjectMapper();

    public static void main(String[] args) throws Exception {
        var service = new DatabaseManagementServiceBuilder(Path.of(args[0]))
            .setConfig(GraphDatabaseSettings.preallocate_logical_logs, false)
            .build();
        try {
            var told = new ArrayList<Object>();
            for (var graph : JSON.readTree(new File(args[1]))) told.add(answers(service.database("neo4j"), graph));
            JSON.writeValue(new File(args[2]), told);
        } finally {
            service.shutdown();
        }
    }

    static List<Object> answers(GraphDatabaseService database, JsonNode graph) throws Exception {
        database.executeTransactionally("MATCH (n) DETACH DELETE n");
        var ids = new HashMap<String, String>();
        try (var tx = database.beginTx()) {
            var nodes = new HashMap<String, Node>();
            for (var one : graph.get("nodes")) {
                var node = tx.createNode();
                for (var label : one.get("labels")) node.addLabel(Label.label(label.asText()));
                one.get("properties").fields().forEachRemaining((entry) -> set(node, entry));
                nodes.put(one.get("id").asText(), node);
                ids.put(node.getElementId(), one.get("id").asText());
            }
            for (var one : graph.get("relationships")) {
                var tie = nodes
                    .get(one.get("startNodeId").asText())
                    .createRelationshipTo(nodes.get(one.get("endNodeId").asText()), RelationshipType.withName(one.get("type").asText()));
                one.get("properties").fields().forEachRemaining((entry) -> set(tie, entry));
            }
            tx.commit();
        }
        var answers = new ArrayList<Object>();
        for (var query : graph.get("queries")) answers.add(answer(database, query.asText(), ids));
        return answers;
    }

    static void set(org.neo4j.graphdb.Entity on, Map.Entry<String, JsonNode> entry) {
        var value = entry.getValue();
        if (!value.isArray()) on.setProperty(entry.getKey(), scalar(value));
        else if (value.isEmpty() || value.get(0).isTextual()) on.setProperty(entry.getKey(), JSON.convertValue(value, String[].class));
        else on.setProperty(entry.getKey(), JSON.convertValue(value, double[].class));
    }

    static Object scalar(JsonNode value) {
        if (value.isTextual()) return value.asText();
        if (value.isBoolean()) return value.asBoolean();
        return value.isIntegralNumber() ? (Object) value.asLong() : (Object) value.asDouble();
    }

    static Map<String, Object> answer(GraphDatabaseService database, String query, Map<String, String> ids) {
        var answer = new LinkedHashMap<String, Object>();
        try (var tx = database.beginTx()) {
            var result = tx.execute(query);
            var columns = result.columns();
            var rows = new ArrayList<Object>();
            while (result.hasNext()) {
                var row = result.next();
                rows.add(columns.stream().map((name) -> plain(row.get(name), ids)).toList());
            }
            answer.put("columns", columns);
            answer.put("rows", rows);
        } catch (Exception error) {
            answer.put("error", error.getMessage());
        }
        return answer;
    }

    static Object plain(Object value, Map<String, String> ids) {
        if (value instanceof Node node) return ids.get(node.getElementId());
        if (value instanceof Relationship tie) return tie.getType().name();
        if (value instanceof org.neo4j.graphdb.Path path) {
            var nodes = new ArrayList<Object>();
            path.nodes().forEach((node) -> nodes.add(plain(node, ids)));
            return nodes;
        }
        if (value instanceof Iterable<?> list) {
            var all = new ArrayList<Object>();
            list.forEach((one) -> all.add(plain(one, ids)));
            return all;
        }
        if (value instanceof Object[] list) return plain(List.of(list), ids);
        if (value == null || value instanceof Number || value instanceof Boolean || value instanceof String) return value;
        if (value instanceof double[] || value instanceof long[]) return value;
        return String.valueOf(value);
    }
}
