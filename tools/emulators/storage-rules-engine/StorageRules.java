import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.partners.services.firebasestorage.*;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.*;
import com.google.firebase.rules.v1.*;
import com.google.gson.*;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.*;

/**
 * Evaluates storage rules with Google's own engine from the archive of the Firestore emulator. Speaks the JSON lines of
 * the Firebase CLI (firebase-tools, src/emulator/storage/rules/runtime.ts). Requires Java 11 or newer:
 *   java -cp cloud-firestore-emulator.jar StorageRules.java
 */
public class StorageRules {
  private static final PrintStream OUT =
      new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
  private static final long LIMIT_S = 20;
  private static final Map<String, RulesetAst> RULESETS = new ConcurrentHashMap<>();
  /** Requests whose rules are waiting for a document, by id. */
  private static final Map<Integer, CompletableFuture<JsonObject>> AWAITED = new ConcurrentHashMap<>();
  private static final ExecutorService WORKERS = Executors.newCachedThreadPool();

  public static void main(String[] args) throws IOException {
    send(response(-1));
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = in.readLine()) != null; ) {
      try {
        JsonObject message = JsonParser.parseString(line).getAsJsonObject();
        receive(message.get("id").getAsInt(), message);
      } catch (RuntimeException error) {
        System.err.println("storage rules: " + error);
      }
    }
    System.exit(0);
  }

  private static void receive(int id, JsonObject message) {
    if (!message.has("action")) {
      CompletableFuture<JsonObject> reader = AWAITED.remove(id);
      if (reader == null) {
        send(refusal(id, "No request " + id + " waits for a document."));
      } else {
        reader.complete(message);
      }
      return;
    }
    JsonObject context = message.getAsJsonObject("context");
    if (message.get("action").getAsString().equals("load_ruleset")) {
      send(answer(id, () -> load(id, context)));
    } else {
      CompletableFuture.supplyAsync(() -> answer(id, () -> verify(id, context)), WORKERS)
          .completeOnTimeout(refusal(id, "The rules took longer than " + LIMIT_S + " s."), LIMIT_S, TimeUnit.SECONDS)
          .thenAccept(StorageRules::send);
    }
  }

  private static JsonObject answer(int id, Callable<JsonObject> action) {
    try {
      return action.call();
    } catch (Exception | StackOverflowError error) {
      return refusal(id, String.valueOf(error));
    }
  }

  private static JsonObject load(int id, JsonObject context) throws Exception {
    if (context.getAsJsonObject("source").getAsJsonArray("files").size() != 1) {
      return refusal(id, "A ruleset of several files is not supported.");
    }
    Source.Builder source = Source.newBuilder();
    JsonFormat.parser().ignoringUnknownFields().merge(context.get("source").toString(), source);
    CompileResult compiled =
        FirebaseRulesProtoCompiler.createStandalone(
                FirebaseRulesLangOptions.builder().allowTernaryOperator(true).allowCrossServiceRules(true).build())
            .compile(source.build());
    JsonObject response = response(id);
    for (Issue issue : compiled.getIssues()) {
      SourcePosition at = issue.getSourcePosition();
      response
          .getAsJsonArray(issue.getSeverity() == Issue.Severity.ERROR ? "errors" : "warnings")
          .add("L" + at.getLine() + ":" + at.getColumn() + " " + issue.getDescription());
    }
    if (!compiled.hasCompilationError()) {
      RULESETS.put(context.get("rulesetName").getAsString(), compiled.getRulesetAst());
      response.add("result", object("rulesVersion", new JsonPrimitive(compiled.getRulesetAst().getVersion().getNumber())));
    }
    return response;
  }

  private static JsonObject verify(int id, JsonObject context) throws Exception {
    String name = context.get("rulesetName").getAsString();
    RulesetAst ruleset = RULESETS.get(name);
    if (ruleset == null) {
      return refusal(id, "No ruleset of the name " + name + " was loaded.");
    }
    Request request = new Request(id, context);
    JsonObject response = response(id);
    boolean isPermitted = false;
    try {
      isPermitted = new DefaultEvaluator(ruleset).evaluate(request.ruleContext()).get().permit();
    } catch (ExecutionException fault) {
      response.getAsJsonArray("warnings").add(String.valueOf(fault.getCause().getMessage()));
    }
    response.add("result", object("permit", new JsonPrimitive(isPermitted)));
    return response;
  }

  private static JsonObject response(int id) {
    JsonObject response = object("id", new JsonPrimitive(id));
    response.addProperty("status", "ok");
    response.add("errors", new JsonArray());
    response.add("warnings", new JsonArray());
    return response;
  }

  private static JsonObject refusal(int id, String error) {
    JsonObject response = response(id);
    response.getAsJsonArray("errors").add(error);
    return response;
  }

  private static synchronized void send(JsonObject message) {
    OUT.println(message);
  }

  private static JsonObject object(String key, JsonElement value) {
    JsonObject object = new JsonObject();
    object.add(key, value);
    return object;
  }

  @SuppressWarnings("unchecked")
  private static <T extends Message> T parse(JsonElement json, T.Builder builder) throws IOException {
    JsonFormat.parser().merge(json.toString(), builder);
    return (T) builder.build();
  }

  private static ExpressionValue value(JsonElement json) throws IOException {
    return parse(json, ExpressionValue.newBuilder());
  }

  private static JsonObject path(String text) {
    JsonArray segments = new JsonArray();
    for (String segment : text.split("/")) {
      if (!segment.isEmpty()) {
        segments.add(object("simple", new JsonPrimitive(segment)));
      }
    }
    return object("segments", segments);
  }

  /** The request as the rules see it, and the documents that they read for it. */
  private static class Request
      implements FirebaseStorageService.FirebaseStorageGetContext,
          FirebaseStorageService.FirebaseStorageListContext,
          FirebaseStorageService.FirebaseStorageCreateContext,
          FirebaseStorageService.FirebaseStorageUpdateContext,
          FirebaseStorageService.FirebaseStorageDeleteContext {
    /** The number of documents that one request may read: https://firebase.google.com/docs/storage/security/rules-conditions */
    private static final int MAX_DOCUMENTS = 2;

    private final int id;
    private final String method;
    private final ExpressionPathValue path;
    private final ExpressionMapValue request;
    private final ExpressionValue resource;
    private final Map<String, Optional<ExpressionValue>> documents = new HashMap<>();

    Request(int id, JsonObject context) throws IOException {
      this.id = id;
      method = context.get("method").getAsString();
      path = parse(StorageRules.path(context.get("path").getAsString()), ExpressionPathValue.newBuilder());
      JsonObject variables = context.getAsJsonObject("variables");
      resource = value(variables.get("resource"));
      // The CLI omits the method from the request.
      request =
          value(variables.get("request")).getMapValue().toBuilder()
              .putFields("method", ExpressionValue.newBuilder().setStringValue(method).build())
              .build();
    }

    RuleContext ruleContext() {
      switch (method) {
        case "get":
          return FirebaseStorageGetContextConverter.convert(this);
        case "list":
          return FirebaseStorageListContextConverter.convert(this);
        case "create":
          return FirebaseStorageCreateContextConverter.convert(this);
        case "update":
          return FirebaseStorageUpdateContextConverter.convert(this);
        case "delete":
          return FirebaseStorageDeleteContextConverter.convert(this);
        default:
          throw new IllegalArgumentException("unknown method " + method);
      }
    }

    @Override
    public ExpressionPathValue path() {
      return path;
    }

    @Override
    public ExpressionMapValue request() {
      return request;
    }

    @Override
    public ListenableFuture<ExpressionValue> resource() {
      return Futures.immediateFuture(resource);
    }

    @Override
    public ExpressionValue debug(ExpressionValue shown) {
      return shown;
    }

    @Override
    public ListenableFuture<ExpressionValue> firestoreGet(ExpressionPathValue path, SourcePosition at) {
      return Futures.submit(
          () -> read(path).orElseThrow(() -> new NoSuchElementException("No such document.")), Runnable::run);
    }

    @Override
    public ListenableFuture<ExpressionValue> firestoreExists(ExpressionPathValue path, SourcePosition at) {
      return Futures.submit(
          () -> ExpressionValue.newBuilder().setBoolValue(read(path).isPresent()).build(), Runnable::run);
    }

    private Optional<ExpressionValue> read(ExpressionPathValue path) throws Exception {
      StringBuilder text = new StringBuilder();
      path.getSegmentsList().forEach(segment -> text.append('/').append(segment.getSimple()));
      String name = text.toString();
      if (!name.startsWith("/databases/(default)/documents/")) {
        throw new IllegalArgumentException(name + " is no document of the default database.");
      }
      if (!documents.containsKey(name)) {
        if (documents.size() == MAX_DOCUMENTS) {
          throw new IllegalStateException("At most " + MAX_DOCUMENTS + " documents can be read.");
        }
        documents.put(name, fetch(name));
      }
      return documents.get(name);
    }

    private Optional<ExpressionValue> fetch(String name) throws Exception {
      CompletableFuture<JsonObject> answer = new CompletableFuture<>();
      AWAITED.put(id, answer);
      JsonObject question = object("server_request_id", new JsonPrimitive(id));
      question.addProperty("status", "ok");
      question.addProperty("action", "fetch_firestore_document");
      question.add("context", object("path", new JsonPrimitive(name)));
      question.add("errors", new JsonArray());
      question.add("warnings", new JsonArray());
      send(question);
      JsonObject found = answer.get(LIMIT_S, TimeUnit.SECONDS);
      return found.get("status").getAsString().equals("ok")
          ? Optional.of(document(found.getAsJsonObject("result")))
          : Optional.empty();
    }
  }

  /**
   * Returns a document as rules see it. The path `projects/p/databases/(default)/documents/c/d` becomes
   * `/databases/(default)/documents/c/d`.
   */
  private static ExpressionValue document(JsonObject stored) throws IOException {
    String name = stored.get("name").getAsString();
    JsonObject fields = new JsonObject();
    fields.add("data", object("map_value", fields(stored)));
    fields.add("id", object("string_value", new JsonPrimitive(name.substring(name.lastIndexOf('/') + 1))));
    fields.add("__name__", reference(name));
    return value(object("map_value", object("fields", fields)));
  }

  private static JsonObject reference(String name) {
    return object("path_value", path(name.split("/", 3)[2]));
  }

  private static JsonObject fields(JsonObject map) {
    JsonObject fields = new JsonObject();
    if (map.has("fields")) {
      map.getAsJsonObject("fields").entrySet().forEach(field -> fields.add(field.getKey(), field(field.getValue())));
    }
    return object("fields", fields);
  }

  /** Converts a stored value to the engine's format: https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
  private static JsonObject field(JsonElement stored) {
    Map.Entry<String, JsonElement> entry = stored.getAsJsonObject().entrySet().iterator().next();
    JsonElement content = entry.getValue();
    switch (entry.getKey()) {
      case "nullValue":
        return object("null_value", content);
      case "booleanValue":
        return object("bool_value", content);
      case "integerValue":
        return object("int_value", content);
      case "doubleValue":
        return object("float_value", content);
      case "stringValue":
        return object("string_value", content);
      case "timestampValue":
        return object("timestamp_value", content);
      case "bytesValue":
        return object("bytes_value", content);
      case "geoPointValue":
        return object("latlng_value", content);
      case "referenceValue":
        return reference(content.getAsString());
      case "mapValue":
        return object("map_value", fields(content.getAsJsonObject()));
      case "arrayValue":
        JsonArray values = new JsonArray();
        if (content.getAsJsonObject().has("values")) {
          content.getAsJsonObject().getAsJsonArray("values").forEach(value -> values.add(field(value)));
        }
        return object("list_value", object("values", values));
      default:
        throw new IllegalArgumentException("unknown kind of value " + entry.getKey());
    }
  }
}
